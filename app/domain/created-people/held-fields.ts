/** The values of a form as hidden fields, for the check page that sends them again: name and value. */
export function heldFields(values: Record<string, unknown>): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null || value === false) return []
    if (value === true) return [[name, 'on']]
    if (Array.isArray(value)) return value.map((one): [string, string] => [name, String(one)])
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(value)) ?? []
    if (!year || !month || !day) return [[name, String(value)]]
    return [
      [`${name}.day`, day],
      [`${name}.month`, month],
      [`${name}.year`, year],
    ]
  })
}
