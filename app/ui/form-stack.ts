/** The vertical spacing of a form, set on the `<Form>` itself. */
export const formStack = 'grid gap-7'

/** Narrower spacing for filters and searches. */
export const formStackTight = 'grid gap-4'
