/** Dishes of the Kazakh, Georgian and Japanese kitchens that the 3D set lacks, as SVG, 256 × 256. */

const svg = (defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 256 256"><defs>${defs}</defs>${body}</svg>`;

const radial = (id: string, light: string, middle: string, dark: string) =>
  `<radialGradient id="${id}" cx=".38" cy=".28" r=".85"><stop stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;

/** Two skewers of charcoal-grilled pieces; `tones` is the meat from lit to burnt. */
export function skewers(tones: [string, string, string], between: string[]): string {
  const one = (dy: number, turn: number) => {
    const pieces = [46, 88, 130, 172].map((x, n) => {
      const vegetable = between[n % Math.max(1, between.length)];
      const slice = vegetable
        ? `<rect x="${x + 18}" y="-17" width="9" height="34" rx="4" fill="${vegetable}"/>`
        : '';
      return `${slice}<rect x="${x - 22}" y="${n % 2 ? -24 : -26}" width="42" height="50" rx="15" fill="url(#meat)"/>
        <path d="M${x - 10} -14l16 4M${x - 12} 0l18 3M${x - 10} 13l14 3" stroke="${tones[2]}" stroke-width="4" stroke-opacity=".7" stroke-linecap="round"/>
        <path d="M${x - 14} -19q9-5 20-2" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/>`;
    });
    return `<g transform="translate(12 ${dy}) rotate(${turn})"><rect x="0" y="-3" width="240" height="6" rx="3" fill="#8E8A88"/><path d="M240 -6l14 6-14 6z" fill="#8E8A88"/><circle cx="2" cy="0" r="10" fill="none" stroke="#8E8A88" stroke-width="5"/>${pieces.join('')}</g>`;
  };
  return svg(radial('meat', ...tones), one(104, -6) + one(160, -2));
}

/** Adjarian khachapuri: a boat of bread with cheese, yolk and butter. */
export const boat = svg(
  radial('crust', '#F7C877', '#DD9236', '#9A5518') +
    radial('cheese', '#FFF3C4', '#FBDD83', '#E9B748') +
    radial('yolk', '#FFD257', '#FF9D1C', '#E47B0A'),
  `<path d="M4 136q10-30 54-52q70-32 140 0q44 22 54 52q-10 34-54 56q-70 30-140 0q-44-22-54-56z" fill="url(#crust)"/>
   <path d="M4 136q-6-6 0-12l26-12-4 44z" fill="#B86E22"/><path d="M252 136q6-6 0-12l-26-12 4 44z" fill="#B86E22"/>
   <path d="M40 132q10-24 44-34q44-14 88 0q34 10 44 34q-10 26-44 36q-44 14-88 0q-34-10-44-36z" fill="#9A5518" fill-opacity=".5"/>
   <path d="M44 130q10-22 42-31q42-12 84 0q32 9 42 31q-10 24-42 33q-42 12-84 0q-32-9-42-33z" fill="url(#cheese)"/>
   <ellipse cx="134" cy="126" rx="42" ry="19" fill="#FFF9E8"/><ellipse cx="134" cy="122" rx="25" ry="14" fill="url(#yolk)"/><ellipse cx="126" cy="117" rx="8" ry="4" fill="#fff" fill-opacity=".7"/>
   <path d="M76 118l18-6 10 8-18 7z" fill="#FFE58A"/><path d="M76 118l10 9v6l-10-8z" fill="#E7BB4A"/>
   <circle cx="176" cy="140" r="7" fill="#E0A038" fill-opacity=".7"/><circle cx="98" cy="142" r="8" fill="#E0A038" fill-opacity=".6"/>
   <path d="M40 96q38-24 88-24" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/>`,
);

/** A round cheese bread cut in wedges; `top` is what it is baked with. */
export function roundBread(
  light: string,
  middle: string,
  dark: string,
  spots: string,
  cut = true,
  strength = 0.35,
): string {
  const marks = Array.from({ length: 22 }, (_, n) => {
    const angle = n * 2.399;
    const reach = Math.sqrt((n + 1) / 24) * 0.82;
    const size = 5 + ((n * 7) % 9) + strength * 4;
    return `<ellipse cx="${128 + Math.cos(angle) * 104 * reach}" cy="${128 + Math.sin(angle) * 58 * reach}" rx="${size}" ry="${size * 0.55}" fill="${spots}" fill-opacity="${strength + (n % 3) * 0.15}"/>`;
  }).join('');
  const wedges = cut
    ? '<path d="M128 66V190M24 120L232 138M52 90L206 168M206 88L50 166" stroke="#7A430F" stroke-opacity=".45" stroke-width="3"/>'
    : '';
  return svg(
    radial('bread', light, middle, dark),
    `<ellipse cx="128" cy="142" rx="120" ry="70" fill="${dark}"/><ellipse cx="128" cy="132" rx="120" ry="70" fill="url(#bread)"/>
     <ellipse cx="128" cy="128" rx="104" ry="58" fill="${light}" fill-opacity=".45"/>${marks}${wedges}
     <path d="M24 112q22-40 84-48" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>`,
  );
}

/** A khinkali with its gathered top. */
export const khinkali = svg(
  radial('dough', '#FFFBF0', '#F2E0C2', '#C9A878'),
  `<path d="M14 186q6-70 84-104l16-44q14-16 30 0l14 44q78 34 84 104q-8 46-114 48q-106-2-114-48z" fill="url(#dough)"/>
   ${[24, 52, 82, 112, 144, 174, 204, 232].map((x) => `<path d="M${118 + (x - 128) * 0.08} 82Q${118 + (x - 128) * 0.55} 112 ${x} 196" fill="none" stroke="#B9935F" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>`).join('')}
   <path d="M108 82q20 10 42 0l-8-38q-13-12-26 0z" fill="#EBD3AC"/><path d="M120 46v34M132 44v38M142 50v30" stroke="#B9935F" stroke-width="3.5" stroke-opacity=".7" stroke-linecap="round"/>
   <path d="M38 164q12-38 52-58" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="8" stroke-linecap="round"/>`,
);

/** A few golden baursaks. */
export const baursaks = svg(
  radial('gold', '#FFDF9A', '#E9A94A', '#A8641B'),
  (
    [
      [70, 176, 54],
      [186, 178, 52],
      [128, 192, 56],
      [96, 118, 48],
      [164, 116, 46],
      [130, 66, 40],
    ] as const
  )
    .map(
      ([x, y, r], n) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.86}" fill="#7A430F" fill-opacity=".35" transform="translate(2 5)"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.86}" fill="url(#gold)" transform="rotate(${n * 13 - 20} ${x} ${y})"/><path d="M${x - r * 0.5} ${y - r * 0.45}q${r * 0.4} ${-r * 0.3} ${r * 0.8} 0" stroke="#fff" stroke-opacity=".6" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    )
    .join(''),
);

/** Churchkhela: nuts on a thread in grape must. */
export const churchkhela = svg(
  radial('must', '#C4624A', '#7E2A22', '#3F0F12') + radial('amber', '#EBAE5E', '#B46A22', '#6A3508'),
  (
    [
      ['must', 78, -9],
      ['amber', 130, 0],
      ['must', 182, 9],
    ] as const
  )
    .map(
      ([tone, x, turn]) =>
        `<g transform="rotate(${turn} ${x} 128)"><path d="M${x} 4v36" stroke="#E9DCC4" stroke-width="4"/>${[56, 92, 128, 164, 200].map((y) => `<ellipse cx="${x}" cy="${y}" rx="24" ry="26" fill="url(#${tone})"/>`).join('')}<path d="M${x - 10} 50v140" stroke="#fff" stroke-opacity=".28" stroke-width="6" stroke-linecap="round"/><path d="M${x - 12} 220q12 24 24 0z" fill="#5A1A16"/></g>`,
    )
    .join(''),
);

/** Slices of kazy fanned out. */
export const kazy = svg(
  radial('slice', '#E58A78', '#B64A42', '#7E2620'),
  Array.from({ length: 7 }, (_, n) => {
    const x = 44 + n * 28;
    const y = 150 - Math.sin((n / 6) * Math.PI) * 26;
    return `<g transform="rotate(${n * 7 - 21} ${x} ${y})"><ellipse cx="${x + 3}" cy="${y + 6}" rx="38" ry="52" fill="#3A0D08" fill-opacity=".3"/><ellipse cx="${x}" cy="${y}" rx="38" ry="52" fill="#7E3A2A"/><ellipse cx="${x}" cy="${y}" rx="33" ry="47" fill="url(#slice)"/><path d="M${x - 12} ${y - 30}q26 8 20 36q-8 24-26 18q12-12 8-26q-6-18-2-28z" fill="#FBE3D2"/></g>`;
  }).join(''),
);

/** Beshbarmak: sheets of dough under meat, onion and kazy. */
export const beshbarmak = svg(
  radial('sheet', '#FFF6DF', '#F3DFB4', '#CFA968') + radial('meat', '#B9694A', '#8A4128', '#572312'),
  `${[
    [40, 150, -14],
    [98, 168, 6],
    [160, 168, -4],
    [214, 148, 16],
    [66, 126, 10],
    [186, 124, -12],
    [128, 136, 2],
  ]
    .map(
      ([x, y, turn]) =>
        `<rect x="${(x ?? 0) - 46}" y="${(y ?? 0) - 24}" width="92" height="52" rx="9" fill="url(#sheet)" stroke="#C9A05C" stroke-opacity=".5" stroke-width="2" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('')}${[
    [92, 122],
    [128, 112],
    [164, 124],
    [110, 144],
    [148, 146],
  ]
    .map(
      ([x, y], n) =>
        `<rect x="${(x ?? 0) - 23}" y="${(y ?? 0) - 17}" width="46" height="34" rx="11" fill="url(#meat)" transform="rotate(${n * 19 - 30} ${x} ${y})"/>`,
    )
    .join('')}${[
    [76, 108],
    [128, 92],
    [182, 110],
    [128, 128],
    [96, 160],
    [164, 162],
  ]
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="19" ry="8" fill="none" stroke="#FFFDF4" stroke-width="5"/>`,
    )
    .join(
      '',
    )}<path d="M104 100l10-4M150 106l9 4M120 152l10 2M82 134l8 4M176 140l8-3" stroke="#4C8A3A" stroke-width="6" stroke-linecap="round"/>`,
);

/** Six maki around; `fill` is the core, `coat` what is outside. */
export function rolls(coat: string, coatDark: string, fill: string, second: string): string {
  return svg(
    radial('coat', coat, coat, coatDark),
    (
      [
        [64, 92],
        [128, 78],
        [192, 92],
        [56, 162],
        [128, 150],
        [200, 162],
      ] as const
    )
      .map(
        ([x, y], n) =>
          `<path d="M${x - 36} ${y}v34q36 28 72 0v-34z" fill="url(#coat)"/><ellipse cx="${x}" cy="${y}" rx="36" ry="24" fill="${coatDark}"/><ellipse cx="${x}" cy="${y}" rx="32" ry="20.5" fill="#FFFDF6"/><ellipse cx="${x - 4}" cy="${y + 1}" rx="15" ry="10" fill="${fill}"/><ellipse cx="${x + 10}" cy="${y - 2}" rx="8" ry="6" fill="${second}"/>${n % 2 ? `<circle cx="${x - 18}" cy="${y + 26}" r="2.4" fill="#fff" fill-opacity=".8"/><circle cx="${x + 16}" cy="${y + 30}" r="2.4" fill="#fff" fill-opacity=".8"/>` : ''}`,
      )
      .join(''),
  );
}

/** A grilled fish steak; `flesh` is its colour. */
export function fishSteak(flesh: string, fleshDark: string): string {
  return svg(
    radial('flesh', '#FFE3CF', flesh, fleshDark),
    `<path d="M22 150q-6-70 76-90q90-18 132 40q20 40-14 70q-22 16-46-2q-26-20-54 2q-26 26-60 16q-30-10-34-36z" fill="#8A7A70" transform="translate(0 7)"/>
     <path d="M26 146q-4-64 72-82q86-16 126 38q18 36-12 62q-18 12-40-4q-30-22-60 2q-24 24-54 14q-28-8-32-30z" fill="url(#flesh)"/>
     ${[62, 100, 138, 176].map((x) => `<path d="M${x} ${x < 120 ? 86 : 82}q18 26 4 62" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/>`).join('')}
     <path d="M58 100l70 34M96 78l84 42M142 70l64 32" stroke="#6A2C12" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/>`,
  );
}

/** A whole fried fish. */
export const friedFish = svg(
  radial('skin', '#F5C077', '#C9812F', '#7A4310'),
  `<path d="M10 128q50-66 130-52q44 8 62 40l46-34q-6 46 2 92l-48-34q-22 34-66 40q-80 8-126-52z" fill="url(#skin)"/>
   <circle cx="52" cy="116" r="9" fill="#FFF6E2"/><circle cx="53" cy="117" r="4.5" fill="#2A1408"/>
   ${[96, 124, 152].map((x) => `<path d="M${x} 88q18 36-4 76" fill="none" stroke="#6A3508" stroke-opacity=".55" stroke-width="6" stroke-linecap="round"/>`).join('')}
   <path d="M40 96q44-26 92-18" stroke="#fff" stroke-opacity=".5" stroke-width="6" fill="none" stroke-linecap="round"/>`,
);

/** Stuffed rolls (badrijani, spring rolls): a wrapped stick with a filling at its end. */
export function stuffedRolls(wrap: string, wrapDark: string, filling: string, dots: string): string {
  const roll = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-84" y="-28" width="160" height="58" rx="28" fill="url(#wrap)"/><ellipse cx="-62" cy="1" rx="24" ry="29" fill="${wrapDark}"/><ellipse cx="-62" cy="1" rx="19" ry="23" fill="${filling}"/><circle cx="-66" cy="-6" r="4" fill="${dots}"/><circle cx="-56" cy="6" r="4.5" fill="${dots}"/><circle cx="-68" cy="10" r="3" fill="${dots}"/><path d="M-30 -16q44-8 88 0" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/></g>`;
  return svg(
    radial('wrap', wrap, wrap, wrapDark),
    roll(138, 74, -8) + roll(132, 128, -3) + roll(140, 182, 3),
  );
}

/** A stack of sliced cake; layers from the top down. */
export function layerCake(layers: string[], top: string): string {
  const height = 104 / layers.length;
  const bands = layers
    .map(
      (colour, n) =>
        `<path d="M24 ${112 + n * height}L140 ${152 + n * height}L236 ${108 + n * height}v${height + 1}L140 ${152 + (n + 1) * height}L24 ${112 + (n + 1) * height}z" fill="${colour}"/>`,
    )
    .join('');
  return svg(
    '',
    `${bands}<path d="M140 152L236 108v104L140 256z" fill="#2a0d05" fill-opacity=".14"/><path d="M24 112Q110 60 236 108L140 152z" fill="${top}"/><path d="M60 104q60-26 120-8" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>`,
  );
}
