import { createContext, useContext } from 'react'

const Nonce = createContext<string | undefined>(undefined)

/** Carries the answer's CSP nonce to the scripts of the page; the browser knows none. */
export const NonceProvider = Nonce.Provider
export const useNonce = () => useContext(Nonce)
