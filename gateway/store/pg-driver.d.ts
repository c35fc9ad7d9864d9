import 'pg';

/** Parts of the driver that its types leave out: what a statement of our own needs to know of its connection. */
declare module 'pg' {
  interface Connection {
    /** Text by name: those that the server has answered, and those that are on their way. */
    readonly parsedStatements: Record<string, string>;
    readonly submittedNamedStatements: Record<string, string>;
  }
}
