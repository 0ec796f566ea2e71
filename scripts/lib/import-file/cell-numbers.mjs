import { readXml } from './xml-reader.mjs'

// A spreadsheet counts days from here; its first day is 1 January 1900. The other calendar begins 1,462 days later.
const firstDay = Date.UTC(1899, 11, 30)
const later = 1462
// What a date column takes for a day if it is not written as one: 10000 to 59999.
const [fromDay, toDay] = [10_000, 60_000]
const lastDay = 2_958_465

const ownDayFormats = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])

/** Whether a format shows a day: the signs of days and years, and nothing but signs of time beside them. */
function showsDay(/** @type {string} */ format) {
  const signs = format.slice(0, 255).replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  return /[dy]/i.test(signs) && /^[dmyhsap0\s\-/.,:;@]*$/i.test(signs)
}

/**
 * Writes the number of a cell: a day as YYYY-MM-DD if its style shows one, any other number
 * without exponent.
 */
export function numbersOf(/** @type {string[]} */ styles, /** @type {boolean} */ from1904) {
  const daysByStyle = styleDays(styles)
  return (/** @type {string} */ text, /** @type {number} */ style) => {
    const number = Number(text)
    if (text.trim() === '' || !Number.isFinite(number)) return text
    const day = from1904 ? number + later : number
    if (daysByStyle[style] && day >= 1 && day <= lastDay)
      return new Date(firstDay + Math.floor(day) * 86_400_000).toISOString().slice(0, 10)
    const plain = from1904 && day >= fromDay && day < toDay ? day : number
    // Fifteen digits, as a spreadsheet shows. Three decimals would be read as thousands.
    return Math.abs(plain) < 1e21
      ? String(Number(plain.toPrecision(15))).replace(/(?<=^-?\d{1,3}\.\d{3})$/, '0')
      : text
  }
}

/** For each style of cells whether it shows a day. */
function styleDays(/** @type {string[]} */ xml) {
  /** @type {Map<number, boolean>} */
  const own = new Map()
  /** @type {boolean[]} */
  const days = []
  let ofCells = false
  readXml(xml, {
    open(name, attributes) {
      const id = Number(attributes.numFmtId ?? 0)
      if (name === 'numFmt') own.set(id, showsDay(attributes.formatCode ?? ''))
      if (name === 'cellXfs') ofCells = true
      if (name === 'xf' && ofCells) days.push(own.get(id) ?? ownDayFormats.has(id))
    },
    close(name) {
      if (name === 'cellXfs') ofCells = false
    },
  })
  return days
}
