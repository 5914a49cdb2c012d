/** `describe` where this machine has the programs (ids of tools/run/programs.mjs); elsewhere the gate counts its tests as left out. */
globalThis.describeWith = (...programs) =>
  programs.every((id) => PROGRAM_PATHS[id]) ? describe : describe.skip;
