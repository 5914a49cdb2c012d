/** `describe` where this machine has the programs (ids of tools/run/programs.mjs); elsewhere the gate counts its tests as left out. */
globalThis.describeWith = (...programs) =>
  programs.every((id) => PROGRAM_PATHS[id]) ? describe : describe.skip;
/** How many times slower than an idle machine this one is; jest.config.ts has measured it. */
globalThis.SLOWNESS = Number(process.env.SLOWNESS);
