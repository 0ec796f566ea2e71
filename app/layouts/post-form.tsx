import type { ReactNode } from 'react'

type PostFormProps = {
  action: string
  formToken: string
  redirectTo?: string
  className?: string
  children: ReactNode
}

/**
 * A small form of the page frame. It reloads the document, because language, role and session change every
 * part of it.
 */
export function PostForm({ action, formToken, redirectTo, className, children }: PostFormProps) {
  return (
    <form method="post" action={action} className={className}>
      <input type="hidden" name="_token" value={formToken} />
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
      {children}
    </form>
  )
}
