/** The ways to pay, as the database names them. */
export const paymentMethods = ['card', 'deposit', 'iris'] as const

/** Whether the money comes to the bank account and the team confirms it. */
export const comesToBank = (method: string) => method === 'deposit' || method === 'iris'
