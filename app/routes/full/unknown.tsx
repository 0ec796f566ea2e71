import { redirect } from '~/http/page.server'

// Unknown paths redirect to the 404 page, for every method.
export const loader = () => redirect('/error-404')
export const action = () => redirect('/error-404')
