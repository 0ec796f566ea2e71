import { letters } from './letters'

/** A row of a list as volunteers keep it: its cells, the fields of it that wait for a second look, and whether it cannot be taken. */
type Kept = { cells: string[]; unread: string[]; cannot?: string }

const columns = ['Ονοματεπώνυμο', 'E-mail', 'Κινητό', 'Ημ. γέννησης', 'Κλάδος']
export const headings = [...columns, 'Έναρξη εργασίας', 'Επάγγελμα', 'Παρατηρήσεις']
const names = ['Αθηνά', 'Μαρία Ελένη', 'Ζωή', 'Ευφροσύνη', 'Ρέα']

// Each tells what a cell says and which field then waits; most rows have several of them.
const phones: [string, boolean][] = [
  ['69########', false],
  ['3069########', false],
  ['69 ######## / 210 0000000', true],
  ['491760000000', true],
  ['—', false],
  ['δεν έχει', true],
]
const birthdays: [string, boolean][] = [
  ['13/2/1980', false],
  ['1979', true],
  ['', false],
  ['γύρω στα 45', true],
  ['?', false],
]
const industries: [string, boolean][] = [
  ['Νομικά', false],
  ['Ναυτιλιακά - logistics', true],
  ['', false],
]
const since: [string, boolean][] = [
  ['2010', false],
  ['πάνω από 10 χρόνια', true],
  ['πολλά', true],
  ['Μάρτιος 2009', false],
]

/** A list of `count` mentors, some with a second address or a nickname, six of which cannot be taken, below two lines of title. */
export function volunteersList(count: number) {
  const rows = Array.from({ length: count }, (_, at): Kept => {
    const of = <Value>(values: Value[], step: number) => values[Math.floor(at / step) % values.length]!
    const name = `Επώνυμο${letters(at)} ${of(names, 1)}${at % 23 === 7 ? ' (Νίκη)' : ''}`
    const own = `volunteer-${at}@list.example`
    const email =
      at % 19 === 4 ? `${own} ή w${at}@work.example` : at % 17 === 3 ? `w ${at} <${own.toUpperCase()}>` : own
    const told = { phone: of(phones, 1), birthdate: of(birthdays, 2), industry: of(industries, 3) }
    const experienceSince = of(since, 5)
    const unread = Object.entries({ ...told, experienceSince }).flatMap(([field, [, waits]]) =>
      waits ? [field] : [],
    )
    if (at % 19 === 4) unread.push('email')
    if (at % 23 === 7) unread.push('name')
    const rest = [
      told.phone[0].replace('########', String(at).padStart(8, '0')),
      told.birthdate[0],
      told.industry[0],
      experienceSince[0],
      '- Νομικός',
      `Σχόλιο ${at}`,
    ]
    return { cells: [name, email, ...rest], unread }
  })
  const spoil = (at: number, cannot: string, column: number, value: string) => {
    rows[at] = { ...rows[at]!, cannot }
    rows[at].cells[column] = value
  }
  spoil(10, 'required', 1, '')
  spoil(50, 'required', 1, '-')
  spoil(90, 'email_invalid', 1, 'θα το στείλει')
  spoil(120, 'import_duplicate', 1, rows[119]!.cells[1]!)
  spoil(130, 'required', 0, 'Αθηνά')
  spoil(170, 'email_invalid', 1, 'maria@gmail')
  const lines = [
    ['Εθελόντριες, λίστα 2026, όλες'],
    ['Ενημέρωση:', '12/11/2026'],
    headings,
    ...rows.map(({ cells }) => cells),
  ]
  return { rows, text: lines.map((cells) => cells.join(';')).join('\n') }
}
