/** The look of a `<dialog>` over the page. */
export const popUpClass =
  'm-auto max-h-[90dvh] w-[calc(100%-2rem)] max-w-xl overflow-y-auto rounded-leaf-lg border border-edge bg-card ' +
  'px-6 py-8 text-ink shadow-float backdrop:bg-deep/60 sm:px-10'
