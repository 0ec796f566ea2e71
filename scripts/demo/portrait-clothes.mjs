// Clothes, glasses and earrings of the portraits.

/** @typedef {(cloth: string, dark: string, under: string, skin: { base: string, shade: string }) => string} Wear */

const shoulders = 'M88 640c4-92 60-126 130-146l52-16c10 30 90 30 100 0l52 16c70 20 126 54 130 146z'

/** @satisfies {Record<string, Wear>} */
export const clothes = {
  round: (cloth, dark) =>
    `<path d="${shoulders}" fill="${cloth}"/><path d="M262 480c14 46 102 46 116 0" fill="none" stroke="${dark}" stroke-width="9"/>`,
  vNeck: (cloth, dark, _under, skin) =>
    `<path d="${shoulders}" fill="${cloth}"/><path d="M266 479l54 92 54-92c-14 22-94 22-108 0z" fill="${skin.base}"/><path d="M264 478l56 96 56-96" fill="none" stroke="${dark}" stroke-width="9" stroke-linejoin="round"/>`,
  blazer: (cloth, dark, under) =>
    `<path d="${shoulders}" fill="${under}"/><path d="M264 478c-12 60 20 120 46 162H88c4-92 60-126 130-146zM376 478c12 60-20 120-46 162h222c-4-92-60-126-130-146z" fill="${cloth}"/><path d="M262 480l-50 50 34 16-14 26 72 68c-22-40-48-96-42-160zM378 480l50 50-34 16 14 26-72 68c22-40 48-96 42-160z" fill="${dark}"/>`,
  turtleneck: (cloth, dark) =>
    `<path d="${shoulders}" fill="${cloth}"/><path d="M262 430c20 26 96 26 116 0l4 60c-30 26-94 26-124 0z" fill="${cloth}"/><path d="M260 488c30 26 90 26 120 0M264 436c20 24 92 24 112 0" fill="none" stroke="${dark}" stroke-width="5"/>`,
  shirt: (cloth, dark, _under, skin) =>
    `<path d="${shoulders}" fill="${cloth}"/><path d="M270 470l50 80 50-80z" fill="${skin.base}"/><path d="M262 462l58 92-50 26-36-84zM378 462l-58 92 50 26 36-84z" fill="${cloth}" stroke="${dark}" stroke-width="5" stroke-linejoin="round"/><path d="M320 556v84" stroke="${dark}" stroke-width="4"/>`,
  cardigan: (cloth, dark, under) =>
    `<path d="${shoulders}" fill="${under}"/><path d="M258 482c-6 60 22 110 42 158H88c4-92 60-126 130-146zM382 482c6 60-22 110-42 158h212c-4-92-60-126-130-146z" fill="${cloth}"/><path d="M262 482c-6 60 20 106 42 158M378 482c6 60-20 106-42 158" fill="none" stroke="${dark}" stroke-width="8"/>`,
  stripes: (cloth, dark) =>
    `<path d="${shoulders}" fill="#fbf6ec"/><path d="M128 556c120-34 264-34 384 0M104 596c130-36 302-36 432 0M166 520c100-26 208-26 308 0M92 634c140-36 316-36 456 0" fill="none" stroke="${cloth}" stroke-width="13"/><path d="M262 480c14 40 102 40 116 0" fill="none" stroke="${dark}" stroke-width="9"/>`,
}

/** @typedef {{ behind?: (cloth: string, metal: string) => string, face?: (cloth: string, metal: string) => string,
 *   front?: (cloth: string, metal: string) => string }} Extra */

const frame = (/** @type {string} */ lens, /** @type {string} */ colour) =>
  `<g fill="#ffffff" fill-opacity=".14" stroke="${colour}" stroke-width="6">${lens}</g><path d="M307 280c8-7 18-7 26 0M241 276l-18-6M399 276l18-6" fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round"/>`

/** @type {Record<'roundGlasses' | 'squareGlasses' | 'redGlasses' | 'studs' | 'hoops' | 'pearls' | 'necklace' | 'freckles' | 'band', Extra>} */
export const extras = {
  roundGlasses: {
    face: () => frame('<circle cx="275" cy="281" r="33"/><circle cx="365" cy="281" r="33"/>', '#3b2a22'),
  },
  squareGlasses: {
    face: () =>
      frame(
        '<rect x="241" y="256" width="66" height="50" rx="14"/><rect x="333" y="256" width="66" height="50" rx="14"/>',
        '#2c2a33',
      ),
  },
  redGlasses: {
    face: () =>
      frame(
        '<rect x="241" y="254" width="66" height="54" rx="24"/><rect x="333" y="254" width="66" height="54" rx="24"/>',
        '#9e2a35',
      ),
  },
  studs: {
    front: (_, metal) =>
      `<circle cx="225" cy="317" r="6.5" fill="${metal}"/><circle cx="415" cy="317" r="6.5" fill="${metal}"/>`,
  },
  hoops: {
    front: () =>
      '<g fill="none" stroke="#d9a441" stroke-width="5"><circle cx="222" cy="338" r="20"/><circle cx="418" cy="338" r="20"/></g>',
  },
  pearls: {
    face: () =>
      '<g fill="#fdf8f0" stroke="#d9cbb8" stroke-width="1.5"><circle cx="225" cy="319" r="8"/><circle cx="415" cy="319" r="8"/></g>',
  },
  necklace: {
    face: () =>
      '<path d="M270 462c12 48 88 48 100 0" fill="none" stroke="#d9a441" stroke-width="4"/><circle cx="320" cy="503" r="8" fill="#d9a441"/>',
  },
  freckles: {
    face: () =>
      `<g fill="#b0653f" opacity=".55">${[
        [262, 318],
        [274, 326],
        [250, 326],
        [286, 316],
        [366, 318],
        [378, 326],
        [390, 318],
        [354, 324],
        [312, 306],
        [330, 308],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6"/>`)
        .join('')}</g>`,
  },
  band: {
    front: (cloth) =>
      `<path d="M222 214C236 150 276 122 320 122s84 28 98 92c-10-22-20-34-30-42-40-26-96-26-136 0-10 8-20 20-30 42z" fill="${cloth}"/>`,
  },
}
