import { classNames } from './class-names'
import { Icon, type IconName } from './icon'
import { toneIcon, type Tone } from './tone'

type StatusTagProps = { tone?: Tone; label: string; icon?: IconName; className?: string }

/** A status: text, colour and icon. */
export function StatusTag({ tone = 'neutral', label, icon, className }: StatusTagProps) {
  return (
    <span className={classNames('status-tag', `tone-${tone}`, className)}>
      <Icon name={icon ?? toneIcon[tone]} />
      {label}
    </span>
  )
}
