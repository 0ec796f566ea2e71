/** How a request or an order stands, in a word that changes with what its mentee waits for. */
export const standing = ({ status, question }: { status: string; question?: string | null }) =>
  question ? `${status} asked` : status
