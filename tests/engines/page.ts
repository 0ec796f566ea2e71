import { expect } from '@playwright/test'

/** The commands of WebDriver that the walk needs, in whichever way a browser takes them. */
type Commands = {
  navigate: (url: string) => Promise<unknown>
  keep: (cookie: { name: string; value: string }) => Promise<unknown>
  /** The ids of the elements that an XPath finds now. */
  find: (xpath: string) => Promise<string[]>
  click: (id: string) => Promise<unknown>
  clear: (id: string) => Promise<unknown>
  type: (id: string, text: string) => Promise<unknown>
  property: (id: string, name: string) => Promise<unknown>
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** An element as WebDriver writes it, and the ids of what it found. */
export const elementOf = (id: string) => ({ [elementKey]: id })
export const idsOf = (found: unknown) => (found as { [elementKey]: string }[]).map((each) => each[elementKey])

/** A page of the product, on which the walk reads and acts by the words that a person sees. */
export function pageOf({ navigate, keep, find, click, clear, type, property }: Commands) {
  // Until it succeeds: the page may still be on its way, or change between finding and acting.
  const on = async <Value>(xpath: string, act: (id: string) => Promise<Value>) => {
    let value: Value
    await expect(async () => {
      const [id] = await find(xpath)
      expect(id, xpath).toBeDefined()
      value = await act(id!)
    }).toPass({ timeout: 15_000 })
    return value!
  }
  const labelled = (label: string) => `//*[@id = //label[starts-with(normalize-space(.), '${label}')]/@for]`
  const bearing = (words: string) => `[contains(normalize-space(.), '${words}')]`
  const widthOf = (name: string) => on('/html', (id) => property(id, name)) as Promise<number>
  return {
    goto: (path: string) => navigate(`${process.env.BASE_URL}${path}`),
    /** The pop-up that invites mentors opens once, after a while. */
    withoutPopUp: () => keep({ name: 'thousand-mentors', value: 'seen' }),
    valueOf: (label: string) => on(labelled(label), (id) => property(id, 'value')),
    fill: (label: string, text: string) =>
      on(labelled(label), async (id) => {
        await clear(id)
        await type(id, text)
      }),
    check: (label: string) => on(labelled(label), click),
    /** Presses a button, follows a link or unfolds what is folded. */
    press: (words: string) =>
      on(`//main//*[self::a or self::button or self::summary]${bearing(words)}`, click),
    /** Waits until the page says this. */
    says: (words: string) => on(`//main//*${bearing(words)}`, async () => {}),
    /** Waits until nothing is wider than the window: the bar to scroll with comes and goes. */
    fits: () =>
      expect(async () => expect(await widthOf('scrollWidth')).toBe(await widthOf('clientWidth'))).toPass({
        timeout: 5_000,
      }),
  }
}
