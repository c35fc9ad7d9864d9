import 'pg';

/** Members of the driver that its types leave out, and that our own statements need of their connection. */
declare module 'pg' {
  interface Connection {
    /** Texts of statements by name: prepared on the server, and being sent. */
    readonly parsedStatements: Record<string, string>;
    readonly submittedNamedStatements: Record<string, string>;
  }
}
