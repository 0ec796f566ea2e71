import { Icon } from './icon'

type ErrorSummaryProps = {
  title: string
  errors: { href?: string; message: string }[]
}

/** All errors of a form, at its top, where the page opens; renders nothing without errors. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever sent a form reads first why it came back
      autoFocus
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
                <a href={error.href} className="text-brick hover:text-brick-strong">
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
