/** What a reader of CORS trouble has: the command, and what it prints. */
export const sample = `$ curl -i -X OPTIONS https://archive.example.org/dicom-web/studies -H 'Origin: https://viewer.example.org' -H 'Access-Control-Request-Method: GET' -H 'Access-Control-Request-Headers: authorization'
HTTP/1.1 401 Unauthorized
Server: nginx
Content-Type: text/html
WWW-Authenticate: Bearer realm="hospital"

<html><head><title>401 Authorization Required</title></head></html>
`;
