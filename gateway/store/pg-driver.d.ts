import 'pg';

/** Members of the driver that its types omit and that our statement groups use. */
declare module 'pg' {
  interface Connection {
    /** Texts of statements by name: prepared on the server, and being sent. */
    readonly parsedStatements: Record<string, string>;
    readonly submittedNamedStatements: Record<string, string>;
  }
}
