// Islands: elements of a page that React takes over when they are touched. Nothing is loaded before; what the server wrote
// works until then, and goes on working where nothing comes.
import type { Component } from './take-over'

export type Island = { default: Component }

// The specification's chunk load timeout.
const patience = 120_000

/** Takes what loads each island, by its file. */
export function watchIslands(files: Record<string, () => Promise<Island>>) {
  const coming = new WeakMap<Element, Promise<void>>()

  /** Brings the island of an element, once. Rejects when it does not arrive in time. */
  function bring(element: HTMLElement) {
    const known = coming.get(element)
    if (known) return known
    const come = async () => {
      const load = files[`../islands/${element.dataset.island}.tsx`]!
      const [{ takeOver }, island] = await Promise.all([import('./take-over'), load()])
      await composed()
      takeOver(element, island.default)
    }
    const late = new Promise<never>((_, reject) => setTimeout(reject, patience))
    const arrival = Promise.race([come(), late])
    coming.set(element, arrival)
    return arrival
  }

  for (const touch of ['focusin', 'pointerover', 'pointerdown'])
    document.addEventListener(touch, ({ target }) => {
      const island = islandOf(target)
      // The page works without it.
      if (island) bring(island).catch(() => undefined)
    })

  // A link that opens an island is pressed again when the island is there, and followed where it does not come.
  document.addEventListener('click', (event) => {
    const island = islandOf(event.target)
    const link = event.target instanceof Element && event.target.closest('a')
    if (!island || !link || 'taken' in island.dataset) return
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    bring(island).then(
      () => island.querySelector('a')?.click(),
      () => location.assign(link.href),
    )
  })
}

const islandOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null

let composing = false
document.addEventListener('compositionstart', () => (composing = true))
document.addEventListener('compositionend', () => (composing = false))

/** Waits for the end of a letter that is made of several keys, as ά is: another field would lose it. */
async function composed() {
  while (composing)
    await new Promise((done) =>
      document.addEventListener('compositionend', () => setTimeout(done), { once: true }),
    )
}
