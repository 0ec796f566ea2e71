import { Icon } from './icon'

/** The effects of an act, one sentence each. */
export function EffectList({ effects }: { effects: string[] }) {
  return (
    <ul className="grid gap-2.5">
      {effects.map((effect) => (
        <li key={effect} className="flex gap-3">
          <Icon name="leaf" className="mt-[0.25em] text-primary" />
          <span>{effect}</span>
        </li>
      ))}
    </ul>
  )
}
