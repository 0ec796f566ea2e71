import { createContext, useContext } from 'react'

const Mark = createContext<string | undefined>(undefined)

/**
 * The mark of this render for the page's own scripts (inline-scripts.server.ts). Undefined in the browser.
 */
export const ScriptMark = Mark.Provider
export const useScriptMark = () => useContext(Mark)
