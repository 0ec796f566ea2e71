import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import type { HeldForm, NotSent } from './held-form'

/** The form that a guard held or did not send, on the error page; nothing for any other error. */
export function useFormInError(): { heldForm?: HeldForm; notSent?: NotSent } {
  const error = useRouteError()
  return (isRouteErrorResponse(error) && (error.data as object | null)) || {}
}
