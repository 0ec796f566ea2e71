// Draws a portrait as SVG from the description of a face. The demo uses no photograph of a real person.
import { hairStyles } from './portrait-hair.mjs'
import { clothes, extras } from './portrait-clothes.mjs'

/**
 * @typedef {'fair' | 'light' | 'olive' | 'tan' | 'brown' | 'deep'} Skin
 * @typedef {{ base: string, shade: string, blush: string, lip: string }} SkinTones
 * @typedef {{ skin: Skin, hair: keyof typeof hairStyles, colour: string, brow?: string, eyes?: string, age?: number,
 *   wear: keyof typeof clothes, cloth: string, under?: string, ground: string, leaf: string,
 *   with?: (keyof typeof extras)[], jaw?: number, smile?: 'open' | 'closed' | 'wide', lips?: string, brows?: 'soft' | 'straight' | 'high' }} Face
 */

/** @type {Record<Skin, SkinTones>} */
const skins = {
  fair: { base: '#f6d3bd', shade: '#e6b597', blush: '#e8897a', lip: '#c4605c' },
  light: { base: '#efc3a2', shade: '#dca27d', blush: '#dd7b66', lip: '#b9534e' },
  olive: { base: '#dfae86', shade: '#c68f66', blush: '#c96a50', lip: '#a94a44' },
  tan: { base: '#cf9768', shade: '#b1794d', blush: '#b75a3d', lip: '#9a413c' },
  brown: { base: '#a56d45', shade: '#875433', blush: '#9c4630', lip: '#7d332f' },
  deep: { base: '#74482d', shade: '#5a3520', blush: '#8a3d2c', lip: '#6a2a2b' },
}

/** Returns the whole picture, 640 by 640. @param {Face} face */
export function drawPortrait(face) {
  const skin = skins[face.skin]
  const hair = hairStyles[face.hair](face.colour, shade(face.colour, -0.22), shade(face.colour, 0.16))
  const wear = clothes[face.wear](face.cloth, shade(face.cloth, -0.18), face.under ?? '#f7f1e8', skin)
  const on = (face.with ?? []).map((name) => extras[name])
  const layer = (/** @type {'behind' | 'face' | 'front'} */ place) =>
    on.map((extra) => extra[place]?.(face.cloth, face.under ?? '#f2c14e') ?? '').join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640">
<rect width="640" height="640" fill="${face.ground}"/>
<path d="M60 640C40 420 110 190 330 70c220 110 290 350 250 570z" fill="${face.leaf}"/>
<g transform="translate(-48 -30) scale(1.15)">
${layer('behind')}${hair.back}
${bust(skin)}${wear}
${face.hair === 'scarf' ? '' : ears(skin, face.jaw ?? 0)}${head(skin, face.jaw ?? 0)}
${ageLines(skin, face.age ?? 35)}
${features(face, skin)}
${layer('face')}${hair.front}${layer('front')}
</g></svg>`
}

const bust = (/** @type {SkinTones} */ { base, shade }) => `
<path d="M272 372h96v92c0 40 92 38 92 74H180c0-36 92-34 92-74z" fill="${base}"/>
<path d="M272 396c22 34 74 34 96 0v30c-26 28-72 28-96 0z" fill="${shade}" opacity=".75"/>`

const ears = (/** @type {SkinTones} */ { shade }, /** @type {number} */ jaw) =>
  `<g fill="${shade}"><ellipse cx="${228 - jaw}" cy="292" rx="17" ry="25"/><ellipse cx="${412 + jaw}" cy="292" rx="17" ry="25"/></g>`

/** @param {SkinTones} skin @param {number} jaw how much wider the face is on each side */
function head({ base }, jaw) {
  const [left, right] = [226 - jaw, 414 + jaw]
  return `
<path d="M${left} 262C${left} 186 264 148 320 148s${right - 320} 38 ${right - 320} 114c0 82-42 ${146 - jaw}-${right - 320} ${146 - jaw}S${left} 344 ${left} 262z" fill="${base}"/>`
}

/** Wrinkles from the age of 42. */
function ageLines(/** @type {SkinTones} */ { shade }, /** @type {number} */ age) {
  if (age < 42) return ''
  const line = `fill="none" stroke="${shade}" stroke-linecap="round"`
  const folds = `<path d="M284 328c-8 10-12 18-12 28M356 328c8 10 12 18 12 28" ${line} stroke-width="3.5"/>`
  const corners = `<path d="M246 282l-11-5M246 290l-12 3M394 282l11-5M394 290l12 3" ${line} stroke-width="3"/>`
  const brow = `<path d="M288 206c20-5 44-5 64 0M294 221c16-4 36-4 52 0" ${line} stroke-width="3"/>`
  const under = `<path d="M264 302c8 6 22 6 30 1M346 303c8 5 22 5 30-1" ${line} stroke-width="2.6"/>`
  return folds + (age > 48 ? corners : '') + (age > 54 ? under : '') + (age > 60 ? brow : '')
}

const browShapes = {
  soft: 'M-25-24C-14-36 8-38 25-27',
  straight: 'M-26-27C-12-33 10-34 26-28',
  high: 'M-25-24C-10-42 12-42 26-25',
}

/** @param {Face} face @param {SkinTones} skin */
function features(face, skin) {
  const brow = face.brow ?? shade(face.colour, -0.25)
  const eye = (
    /** @type {number} */ x,
    /** @type {number} */ flip,
  ) => `<g transform="translate(${x} 280) scale(${flip} 1)">
<path d="${browShapes[face.brows ?? 'soft']}" fill="none" stroke="${brow}" stroke-width="7.5" stroke-linecap="round"/>
<path d="M-22 1C-14-14 12-15 22-1 13 11-13 12-22 1z" fill="#fffaf4"/>
<circle cy="-1.5" r="10" fill="${face.eyes ?? '#5b3a21'}"/><circle cy="-1.5" r="5" fill="#1d130d"/><circle cx="${3.4 * flip}" cy="-5.5" r="3" fill="#fff"/>
<path d="M-24 2C-14-16 12-17 23-2l6-5" fill="none" stroke="#2b1a12" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/>
</g>`
  const lip = face.lips ?? skin.lip
  const mouths = {
    open: `<path d="M284 350c14-5 26-6 36-1 10-5 22-4 36 1-6 24-20 35-36 35s-30-11-36-35z" fill="${lip}"/>
<path d="M293 353c18 5 36 5 54 0-6 12-15 17-27 17s-21-5-27-17z" fill="#fffaf4"/>`,
    closed: `<path d="M284 354c12-9 26-11 36-5 10-6 24-4 36 5-8 17-20 23-36 23s-28-6-36-23z" fill="${lip}"/>
<path d="M282 353c24 12 52 12 76 0" fill="none" stroke="${shade(lip, -0.3)}" stroke-width="3.6" stroke-linecap="round"/>`,
    wide: `<path d="M276 346c20-4 34-5 44-1 10-4 24-3 44 1-6 30-24 44-44 44s-38-14-44-44z" fill="${lip}"/>
<path d="M285 349c24 6 46 6 70 0-6 17-18 24-35 24s-29-7-35-24z" fill="#fffaf4"/>`,
  }
  return `
<ellipse cx="259" cy="330" rx="24" ry="16" fill="${skin.blush}" opacity=".26"/><ellipse cx="381" cy="330" rx="24" ry="16" fill="${skin.blush}" opacity=".26"/>
${eye(277, -1)}${eye(363, 1)}
<path d="M322 278c-3 20-8 32-13 42 6 7 15 8 24 3" fill="none" stroke="${skin.shade}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/>
${mouths[face.smile ?? 'closed']}`
}

/** Returns a darker (by < 0) or lighter colour. @param {string} hex @param {number} by -1 to 1 */
export function shade(hex, by) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const moved = parts.map((part) => Math.round(by < 0 ? part * (1 + by) : part + (255 - part) * by))
  return `#${moved.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
