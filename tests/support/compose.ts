import { composeMail } from '~/domain/mails/compose'
import { mailContent, mailFrame } from './mail-content'

/** Composes a mail with every field that it may use; some of the values may be others. */
export const compose = (kind: string, locale = 'gr', more: object = {}) =>
  composeMail({ kind, locale, content: { ...mailContent, ...more }, ...mailFrame })
