import { redirect } from '@remix-run/node'

// Unknown paths lead to the page for them, whatever the method.
export const loader = () => redirect('/error-404')
export const action = () => redirect('/error-404')
