import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useCallback, useState, type MouseEvent } from 'react'

type BecomeMenteeProps = {
  to: string
  label: string
  title: string
  lead: string
  later: string
  /** Holds the form in its template. */
  was: HTMLElement
}

/** The link to the page that asks a mentor to confirm a mentee profile, and the same question as a pop-up. */
export default function BecomeMentee({ to, label, title, lead, later, was }: BecomeMenteeProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const fill = useCallback(
    (place: HTMLElement | null) => {
      const form = was.querySelector('template')?.content
      if (form) place?.replaceChildren(form.cloneNode(true))
    },
    [was],
  )

  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <a href={to} onClick={ask} className="button button-primary">
        {label}
      </a>
      <Dialog open={open} onClose={close} className="fixed inset-0 z-50 overflow-y-auto p-4">
        <DialogBackdrop className="fixed inset-0 bg-deep/60" />
        <div className="grid min-h-full place-items-center">
          <DialogPanel className="relative w-full max-w-xl rounded-leaf-lg border border-edge bg-card px-6 py-8 text-ink shadow-float sm:px-10">
            <DialogTitle className="text-2xl">{title}</DialogTitle>
            <p className="mt-4 mb-5 text-lg text-muted">{lead}</p>
            <div ref={fill} />
            <button type="button" className="button button-quiet mt-3" onClick={close}>
              {later}
            </button>
          </DialogPanel>
        </div>
      </Dialog>
    </>
  )
}
