import { useTranslation } from 'react-i18next'
import type { PackagePart } from '~/domain/packages/packages.server'

/** What a package holds, part by part. */
export function PackageContents({ parts }: { parts: PackagePart[] }) {
  const { t } = useTranslation('mentee')
  return (
    <ul className="grid gap-1">
      {parts.map(({ position, kind, durationMonths, minimumSessions }) => (
        <li key={position}>{t(`contents.${kind}`, { months: durationMonths, sessions: minimumSessions })}</li>
      ))}
    </ul>
  )
}
