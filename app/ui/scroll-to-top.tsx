import { Icon } from './icon'

/** The link to the top, which page-script.mjs shows after some scrolling. */
export function ScrollToTop({ label }: { label: string }) {
  return (
    // A landmark: screen readers find what stands outside of them only by chance.
    <nav hidden data-way-up aria-label={label} className="no-print fixed right-4 bottom-4 z-30">
      <a
        href="#top"
        className="grid size-12 place-items-center rounded-leaf-whole border border-edge bg-saffron
          text-on-saffron hover:bg-ink hover:text-paper"
      >
        <Icon name="arrowUp" />
        <span className="sr-only">{label}</span>
      </a>
    </nav>
  )
}
