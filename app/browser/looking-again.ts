// A page that waits for something, such as an import that runs, is read again while it is seen. An element says how often:
// data-looks-again="2000" (milliseconds), and with data-most how many times at most.

let looks = 0

function lookLater() {
  const waiting = document.querySelector<HTMLElement>('[data-looks-again]')
  if (!waiting || looks >= Number(waiting.dataset.most ?? Infinity)) return
  setTimeout(() => {
    // A form on its way leaves the page.
    const quiet = document.visibilityState === 'visible' && !document.querySelector('[data-on-its-way]')
    if (quiet)
      look()
        .catch(() => undefined)
        .finally(lookLater)
    else lookLater()
  }, Number(waiting.dataset.looksAgain))
}

/** Shows what the page says now. Where it leads away, the browser goes itself: the news there are told once. */
async function look() {
  looks += 1
  const answer = await fetch(location.href, { redirect: 'manual' })
  if (answer.type === 'opaqueredirect') return location.reload()
  if (!answer.ok) return
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const [main, nextMain] = [document.querySelector('main'), next.querySelector('main')]
  if (!main || !nextMain) return
  const held = main.contains(document.activeElement)
  document.title = next.title
  change(main, nextMain)
  // What was focused may be gone.
  if (held && document.activeElement === document.body) document.querySelector('main')?.focus()
}

/** Touches only what differs: focus stays, and a screen reader tells the new words of a status and nothing else. */
function change(shown: ChildNode, next: ChildNode) {
  if (shown.isEqualNode(next)) return
  const [ours, theirs] = [[...shown.childNodes], [...next.childNodes]]
  const same = shown.cloneNode().isEqualNode(next.cloneNode()) && ours.length === theirs.length
  if (same && ours.length > 0) ours.forEach((one, at) => change(one, theirs[at]!))
  else shown.replaceWith(next)
}

lookLater()
