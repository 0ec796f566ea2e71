import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import type { KeptForm } from './kept-form'

/** The form that a guard kept, on the error page; undefined for any other error. */
export function useKeptForm() {
  const error = useRouteError()
  return isRouteErrorResponse(error) ? (error.data as { keptForm?: KeptForm } | null)?.keptForm : undefined
}
