import { createContext, useContext } from 'react'

const Refused = createContext(false)

/** Whether the page answers a form that was refused. Only the server says so; in the browser FormErrors does. */
export const FormRefused = Refused.Provider
export const useFormRefused = () => useContext(Refused)
