import type { Page } from '@playwright/test'

const wide = { width: 1280, height: 800 }

/** Checks the page in a narrow window, with large text, in forced colours and without motion; returns the faults. */
export async function checkLooks(page: Page): Promise<string[]> {
  const faults: string[] = []
  await page.setViewportSize({ width: 320, height: 640 })
  const narrow = await page.evaluate(() => document.documentElement.scrollWidth)
  if (narrow > 320) faults.push(`320 px: ${narrow} px wide`)

  await page.setViewportSize(wide)
  // As a user sets it: the widths at which the layout changes follow it.
  const browser = await page.context().newCDPSession(page)
  const setText = (size: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
  await setText(32)
  faults.push(...(await page.evaluate(cutTexts)).map((fault) => `200 % text: ${fault}`))
  await setText(16)
  await browser.detach()

  await page.emulateMedia({ forcedColors: 'active' })
  faults.push(...(await page.evaluate(lostInForcedColours)).map((fault) => `forced colours: ${fault}`))
  await page.emulateMedia({ forcedColors: null, reducedMotion: 'reduce' })
  faults.push(...(await page.evaluate(motions)).map((fault) => `reduced motion: ${fault}`))
  await page.emulateMedia({ reducedMotion: null })
  return faults
}

/** Texts that are cut off, and a page that is wider than its window. */
function cutTexts() {
  const faults: string[] = []
  const size = getComputedStyle(document.documentElement).fontSize
  if (size !== '32px') faults.push(`the text is ${size}`)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth} px wide`)
  for (const each of document.querySelectorAll<HTMLElement>('body *')) {
    if (!each.checkVisibility({ visibilityProperty: true })) continue
    const { overflowX, overflowY, clip, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(each)
    // What only a screen reader gets is cut off on purpose, and the first line of a text that another page tells.
    if (each.clientWidth <= 1 || clip !== 'auto' || clipPath !== 'none') continue
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue
    const [cutsX, cutsY] = [overflowX, overflowY].map((overflow) => /hidden|clip/.test(overflow))
    if (!cutsX && !cutsY) continue
    const box = each.getBoundingClientRect()
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement!
      if (!text.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest('.sr-only, option, svg, script, style')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      const out =
        (cutsX && (right > box.right + 2 || left < box.left - 2)) ||
        (cutsY && (bottom > box.bottom + 4 || top < box.top - 4))
      if (width > 1 && out) faults.push(`cut off: ${text.textContent.trim().slice(0, 40)}`)
    }
  }
  return [...new Set(faults)].slice(0, 3)
}

/** Icons that are drawn as a background, and marks of the current or chosen one that are colours only. */
function lostInForcedColours() {
  const faults = new Set<string>()
  const nameOf = (each: Element) => `${each.localName} “${each.textContent?.trim().slice(0, 30)}”`
  for (const each of document.querySelectorAll<HTMLElement>('body *')) {
    if (!each.checkVisibility({ visibilityProperty: true })) continue
    for (const part of [undefined, '::before', '::after']) {
      const style = getComputedStyle(each, part)
      if (part && (style.content === 'none' || style.content === 'normal')) continue
      const masked = style.maskImage !== 'none' && style.maskImage !== ''
      if (masked && style.forcedColorAdjust !== 'none') faults.add(`masked icon in ${nameOf(each)}`)
    }
    // The hidden button that Enter presses has no looks.
    if (each instanceof SVGElement || each.matches('.sr-only')) continue
    if (each.matches('button, summary[class], [role="button"]')) {
      const { borderTopWidth, borderTopStyle, textDecorationLine } = getComputedStyle(each)
      const bare = parseFloat(borderTopWidth) === 0 || borderTopStyle === 'none'
      // An icon or an underline marks it as well.
      if (bare && textDecorationLine === 'none' && !each.querySelector('svg') && each.localName === 'button')
        faults.add(`no edge: ${nameOf(each)}`)
    }
  }
  const marked = (each: Element) => {
    const {
      borderBottomWidth,
      borderBottomColor,
      borderLeftWidth,
      outlineStyle,
      textDecorationLine,
      textDecorationThickness,
      fontWeight,
      backgroundColor,
      color,
    } = getComputedStyle(each)
    return [
      borderBottomWidth,
      borderBottomColor,
      borderLeftWidth,
      outlineStyle,
      textDecorationLine,
      textDecorationThickness,
      fontWeight,
      backgroundColor,
      color,
    ].join()
  }
  for (const each of document.querySelectorAll(
    '[aria-current]:not([aria-current="false"]), [aria-pressed="true"]',
  )) {
    if (!each.checkVisibility()) continue
    const list = each.closest('ul, ol, nav, tr')
    const other = [...(list?.querySelectorAll(each.localName) ?? [])].find(
      (sibling) =>
        sibling !== each &&
        !sibling.hasAttribute('aria-current') &&
        sibling.getAttribute('aria-pressed') !== 'true' &&
        sibling.checkVisibility(),
    )
    if (other && marked(other) === marked(each))
      faults.add(`current one looks like the others: ${nameOf(each)}`)
  }
  // An icon of the colour of what lies under it.
  for (const icon of document.querySelectorAll<SVGElement>('svg')) {
    if (!icon.checkVisibility()) continue
    const { color } = getComputedStyle(icon)
    let under: Element | null = icon.parentElement
    while (under && /rgba\(.*, 0\)|transparent/.test(getComputedStyle(under).backgroundColor))
      under = under.parentElement
    if (under && getComputedStyle(under).backgroundColor === color)
      faults.add(`icon not seen in ${nameOf(icon.parentElement!)}`)
  }
  return [...faults].slice(0, 5)
}

/** Animations and transitions that still move. */
function motions() {
  const faults = new Set<string>()
  for (const animation of document.getAnimations()) {
    const { duration, iterations = 1 } = animation.effect?.getTiming() ?? {}
    if (Number(duration) > 50 || iterations === Infinity) faults.add('an animation runs')
  }
  for (const each of document.querySelectorAll('body *')) {
    const { transitionDuration, transitionProperty, scrollBehavior } = getComputedStyle(each)
    const moves = /transform|all|translate|width|height|left|top/.test(transitionProperty)
    if (moves && transitionDuration.split(',').some((time) => parseFloat(time) > 0.05))
      faults.add(`a transition of ${each.localName}`)
    if (scrollBehavior === 'smooth') faults.add('smooth scrolling')
  }
  return [...faults].slice(0, 3)
}
