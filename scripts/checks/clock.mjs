// Compares this computer's clock with another one.
import { bad, good, note } from './finding.mjs'

// Seconds.
const [clockNote, clockBad] = [5, 60]

/**
 * Takes the other clock's time and the times here just before and after it was asked, in milliseconds.
 * @param {string} whose @param {number} there @param {[number, number]} here
 * @returns {import('../check.mjs').Finding}
 */
export function clocksApart(whose, there, [before, after]) {
  const apart = Math.abs(there - (before + after) / 2) / 1000
  const said = `The clocks of this computer and of ${whose} are ${Math.round(apart)} s apart`
  if (apart > clockBad)
    return bad(`${said}: second factors and deadlines go wrong. Use a time service (NTP).`)
  return apart > clockNote ? note(`${said}: use a time service (NTP).`) : good(`${said}.`)
}
