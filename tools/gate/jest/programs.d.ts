/** Where the programs of tools/run/programs.mjs are that suites use; one that is missing has no entry. */
declare const PROGRAM_PATHS: Readonly<Partial<Record<string, string>>>;
declare function describeWith(...programs: string[]): jest.Describe;
