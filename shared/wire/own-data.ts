/** What a person may have of all that is stored of them: GET /account/copy. */

export const COPY_PATH = '/account/copy'
/** A ZIP. */
export const COPY_TYPE = 'application/zip'
