// Tells the stories in the order of their first day, so that ids rise with dates.
/** @typedef {import('./narrator.mjs').Narrator} Narrator */
/** @typedef {(tell: Narrator) => Promise<unknown>} Story */

/**
 * Tells all stories, the oldest first. The order matters: when a mentor accepts a request, her other open requests
 * close.
 * @param {Narrator} tell @param {Story[]} stories
 */
export async function tellInOrder(tell, stories) {
  const ages = new Map(
    await Promise.all(stories.map(async (story) => /** @type {const} */ ([story, await ageOf(story)]))),
  )
  for (const story of stories.toSorted((one, other) => (ages.get(other) ?? 0) - (ages.get(one) ?? 0))) {
    await tell.begin()
    await story(tell)
  }
}

/** Returns how many days a story takes: runs it with a narrator that only counts. @param {Story} story */
async function ageOf(story) {
  let days = 0
  const nothing = async () => 0
  const counts = {
    pass: async (/** @type {number} */ more) => void (days += more),
    buy: async () => (days += 1),
    buyByCard: async () => (days += 1),
    meet: async (
      /** @type {string} */ _,
      /** @type {number} */ __,
      /** @type {number} */ every,
      /** @type {string[]} */ notes,
    ) => void (days += every * notes.length),
  }
  const counter = new Proxy(counts, { get: (known, name) => Reflect.get(known, name) ?? nothing })
  await story(/** @type {Narrator} */ (/** @type {unknown} */ (counter)))
  return days
}
