import { createContext, useContext } from 'react'

const Mark = createContext<string | undefined>(undefined)

/** Carries the mark of this render to the page's own scripts (see inline-scripts.server.ts); the browser knows none. */
export const ScriptMark = Mark.Provider
export const useScriptMark = () => useContext(Mark)
