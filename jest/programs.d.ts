/** Where the programs of scripts/lib/programs.mjs are that suites use; one that is missing has no entry. */
declare const PROGRAM_PATHS: Readonly<Partial<Record<string, string>>>;
declare function describeWith(...programs: string[]): jest.Describe;
