import { useEffect, useRef, type MouseEvent } from 'react'
import { useFramework } from '~/http/page'
import { Icon } from './icon'

export type ErrorSummaryProps = {
  title: string
  errors: { href?: string; message: string }[]
}

/** Scrolls to the label of the field, not only to the control, when the link of an error is followed. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  const question =
    document.querySelector(`label[for="${CSS.escape(field.id)}"]`) ?? field.querySelector('legend')
  ;(question ?? field).scrollIntoView()
  field.focus({ preventScroll: true })
}

/** All errors of a form, at its top; renders nothing without errors. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  useFramework(errors.length > 0)
  const box = useRef<HTMLDivElement>(null)
  const text = errors.map((error) => error.message).join('\n')

  useEffect(() => {
    if (text) box.current?.focus()
  }, [text])

  if (errors.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-errors
      className="rounded-leaf border-2 border-brick bg-card p-5 sm:p-6"
    >
      <div role="alert">
        <h2 className="flex items-center gap-2.5 text-brick">
          <Icon name="alert" />
          {title}
        </h2>
        <ul className="mt-3 grid gap-1.5">
          {errors.map((error) => (
            <li key={`${error.href} ${error.message}`} className="font-medium">
              {error.href ? (
                <a href={error.href} onClick={goToField} className="text-brick hover:text-brick-strong">
                  {error.message}
                </a>
              ) : (
                error.message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
