/** A page of ours: HTML shows the label as its link, text the address. */
export function link(url: string) {
  return { value: url, href: url, linksLabel: true }
}

/** The form in which a mentee asks the team for suggestions. */
export function toHelp(_content: object, { origin }: { origin: string }) {
  return link(`${origin}/mentee/find-my-mentor`)
}

export const waitingFacts = { help: toHelp }
