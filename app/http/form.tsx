import type { FormHTMLAttributes } from 'react'
import { useAddress } from './link'

/** A form that the browser itself sends, to the address of its page if it names no other. */
export function Form({
  action,
  ...rest
}: Omit<FormHTMLAttributes<HTMLFormElement>, 'action'> & { action?: string }) {
  const address = useAddress(action ?? '')
  return <form {...rest} action={action && address} />
}
