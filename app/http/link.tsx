import { createContext, useContext, type AnchorHTMLAttributes } from 'react'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }

const Start = createContext('/')

/** Where the addresses of this language begin: `/`, or `/en`. */
export const AddressStart = Start.Provider

/** The address of a page of ours in the language of the page; another one as it is. */
export function useAddress(to: string) {
  const start = useContext(Start)
  return start === '/' || !to.startsWith('/') ? to : start + to.replace(/^\/$/, '')
}

/** A link to a page of ours, in the language of the address. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={useAddress(to)}>
      {children}
    </a>
  )
}
