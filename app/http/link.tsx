import { createContext, useContext, type AnchorHTMLAttributes } from 'react'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }

const Start = createContext('/')

/** Where the addresses of this language begin: `/`, or `/en`. */
export const AddressStart = Start.Provider
export const useAddressStart = () => useContext(Start)

/** A link to a page of ours, in the language of the address. */
export function Link({ to, children, ...rest }: LinkProps) {
  const start = useAddressStart()
  return (
    <a {...rest} href={start === '/' || !to.startsWith('/') ? to : start + to.replace(/^\/$/, '')}>
      {children}
    </a>
  )
}
