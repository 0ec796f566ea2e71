/** The first link of the page for the keyboard: skips the menus. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#main"
      className="skip-link sr-only rounded-leaf-sm bg-ink px-5 py-3 font-bold text-paper focus:not-sr-only
        focus:fixed focus:left-3 focus:top-3 focus:z-50"
    >
      {label}
    </a>
  )
}
