/** Digits of the code by which a tablet is enrolled. Plain JavaScript, because tools/commands/kiosk-link.mjs makes codes without compiling anything. */
export const CODE_LENGTH = 12;
