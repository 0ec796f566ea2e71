import { createContext, useContext } from 'react'
import { useConstants, useRootData } from './root-data'
import type { Theme } from './theme'

/** What an error page prints when the data of every page could not be read: what the server knows without them. */
export type ErrorFacts = { teamEmail?: string; requestId?: string; theme?: Theme }

const Known = createContext<ErrorFacts>({})

/** Passes the facts to an error page. */
export const ErrorFactsKnown = Known.Provider
export const useKnownErrorFacts = () => useContext(Known)

/** The team's address and the request's id for an error page, from the page's data or without them. */
export function useErrorFacts(): ErrorFacts {
  const known = useKnownErrorFacts()
  const { teamEmail = known.teamEmail } = useConstants()
  return { teamEmail, requestId: useRootData()?.requestId ?? known.requestId }
}
