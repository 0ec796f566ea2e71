/** The rhythm of a form: put it on the `<Form>` itself. */
export const formStack = 'grid gap-7'

/** Filters and searches: narrower steps. */
export const formStackTight = 'grid gap-4'
