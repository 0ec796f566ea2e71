import { Form as RoutedForm, type FormProps } from '@remix-run/react'

/** A form that the browser itself sends, to the address of its page if it names no other. */
export const Form = (props: FormProps) => <RoutedForm {...props} reloadDocument discover="none" />
