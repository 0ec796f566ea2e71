// The faces of those who have applied to be mentors in the demo, and of no mentor.
import { colours, grounds } from './portraits.mjs'

/** @typedef {import('./portrait.mjs').Face} Face */

const { black, darkBrown, brown, chestnut, auburn, honey, blond, salt, silver } = colours

/** @type {Record<string, Face>} */
export const applicantPortraits = {
  'polyxeni.dimaki': { ...grounds.olive, skin: 'light', hair: 'shoulder', colour: salt, brow: '#6d645d', age: 51, wear: 'shirt', cloth: '#c9d8c2', with: ['squareGlasses'], smile: 'wide' },
  'lenio.karra': { ...grounds.plum, skin: 'tan', hair: 'longWavy', colour: darkBrown, age: 38, wear: 'vNeck', cloth: '#6b1f3a', with: ['hoops'], smile: 'open' },
  'rodanthi.sima': { ...grounds.rose, skin: 'fair', hair: 'shortWaves', colour: silver, brow: '#857c75', age: 62, wear: 'cardigan', cloth: '#4f6f8a', with: ['pearls'], eyes: '#51728a' },
  'marianthi.kalfa': { ...grounds.sky, skin: 'olive', hair: 'bob', colour: black, age: 46, wear: 'blazer', cloth: '#39424e', smile: 'closed', brows: 'straight' },
  'thekla.rousi': { ...grounds.deep, skin: 'light', hair: 'curlyShort', colour: auburn, age: 48, wear: 'turtleneck', cloth: '#1d1b20', with: ['redGlasses'], smile: 'open' },
  'aspasia.kouki': { ...grounds.sea, skin: 'olive', hair: 'lowBun', colour: salt, brow: '#4f4640', age: 55, wear: 'vNeck', cloth: '#2f8c84', with: ['studs'], smile: 'closed' },
  'chrysanthi.maneta': { ...grounds.saffron, skin: 'fair', hair: 'fringeBob', colour: honey, age: 36, wear: 'round', cloth: '#4a5a86', with: ['roundGlasses'], smile: 'wide', eyes: '#4c6b57' },
  'm.konstantinidou': { ...grounds.sand, skin: 'light', hair: 'longStraight', colour: chestnut, age: 42, wear: 'blazer', cloth: '#8b3f4b', with: ['necklace'], smile: 'open' },
  'evgenia.lappa': { ...grounds.olive, skin: 'tan', hair: 'braid', colour: darkBrown, age: 45, wear: 'shirt', cloth: '#6f7b45', smile: 'open', jaw: 3 },
  'ntina.roumpi': { ...grounds.plum, skin: 'olive', hair: 'pixie', colour: black, age: 32, wear: 'stripes', cloth: '#d0653a', with: ['hoops', 'squareGlasses'], smile: 'wide', jaw: -3 },
  'elisavet.tzani': { ...grounds.sky, skin: 'light', hair: 'bun', colour: brown, age: 37, wear: 'shirt', cloth: '#f2efe6', with: ['studs'], smile: 'closed', brows: 'high' },
  'irida.pantou': { ...grounds.rose, skin: 'brown', hair: 'curly', colour: '#231a18', age: 43, wear: 'cardigan', cloth: '#3f6f57', under: '#f4e6cf', smile: 'open' },
  'kalliroi.meliou': { ...grounds.sand, skin: 'fair', hair: 'bob', colour: blond, brow: '#87683a', age: 49, wear: 'turtleneck', cloth: '#24505e', with: ['pearls'], smile: 'open', eyes: '#4a6e7e' },
  'xanthi.moraiti': { ...grounds.sea, skin: 'light', hair: 'pixie', colour: silver, brow: '#6f6761', age: 60, wear: 'round', cloth: '#c04a35', with: ['necklace', 'roundGlasses'], smile: 'wide' },
  'gerasimina.valma': { ...grounds.saffron, skin: 'tan', hair: 'scarf', colour: '#5f7d8c', brow: darkBrown, age: 46, wear: 'round', cloth: '#f0e4cc', smile: 'wide' },
  'asimina.tolia': { ...grounds.deep, skin: 'olive', hair: 'ponytail', colour: chestnut, age: 41, wear: 'shirt', cloth: '#5d6f86', smile: 'open', brows: 'straight' },
}
