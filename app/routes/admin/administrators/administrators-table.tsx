import { useTranslation } from '~/i18n/use-translation'
import type { Administrator } from '~/domain/accounts/administrators.server'
import { Link } from '~/http/page'
import { formatDate, formatDateTime } from '~/i18n/format'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { EmailLink } from '~/ui/contact'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'

type AdministratorsTableProps = {
  administrators: Administrator[]
  viewerId: number
  /** The viewer may change rights and end the role of others. */
  mayChange: boolean
}

/** All admins with their rights; for an administrator with links to change them or to end the role. */
export function AdministratorsTable({ administrators, viewerId, mayChange }: AdministratorsTableProps) {
  const { t, language } = useTranslation('admin')
  const columns = [
    { id: 'name', label: t('common:facts.name') },
    { id: 'email', label: t('common:facts.email') },
    { id: 'right', label: t('settings:rights.legend') },
    { id: 'since', label: t('administrators.since'), code: true },
    { id: 'last', label: t('common:facts.lastLogin'), code: true },
    ...(mayChange ? [{ id: 'act', label: t('common:facts.act') }] : []),
  ]
  const rows = administrators.map(({ id, name, surname, email, adminRight, since, lastLoginAt }) => {
    const whole = `${name} ${surname}`
    const own = id === viewerId
    return {
      id: String(id),
      cells: [
        <PersonWithFace key="name" name={whole}>
          {own ? t('administrators.you', { name: whole }) : whole}
        </PersonWithFace>,
        <EmailLink key="email" email={email} />,
        t(`settings:rights.${adminRight}.name`),
        formatDate(language, since),
        lastLoginAt ? formatDateTime(language, lastLoginAt) : t('administrators.never'),
        <Link key="act" to={`/admin/administrators/${id}`}>
          {t('common:form.change')}
          <VisuallyHidden> {whole}</VisuallyHidden>
        </Link>,
      ].slice(0, columns.length),
    }
  })
  return (
    <DataTable caption={t('common:shell.admin.administrators')} hideCaption columns={columns} rows={rows} />
  )
}
