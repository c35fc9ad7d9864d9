import { spawn } from 'node:child_process';
export function lsp(root){
  const c=spawn('node_modules/.bin/tsc',['--lsp','--stdio'],{cwd:root,stdio:['pipe','pipe','inherit']});
  let buf=Buffer.alloc(0), id=0; const wait=new Map();
  c.stdout.on('data',d=>{buf=Buffer.concat([buf,d]);for(;;){const h=buf.indexOf('\r\n\r\n');if(h<0)return;const len=+/Content-Length: (\d+)/.exec(buf.subarray(0,h))[1];if(buf.length<h+4+len)return;const m=JSON.parse(buf.subarray(h+4,h+4+len));buf=buf.subarray(h+4+len);
    if(m.method&&m.id!==undefined){send({jsonrpc:'2.0',id:m.id,result:m.method==='workspace/configuration'?m.params.items.map(()=>null):null});continue}
    if(m.id!==undefined&&wait.has(m.id)){const w=wait.get(m.id);wait.delete(m.id);m.error?w[1](new Error(JSON.stringify(m.error))):w[0](m.result)}}});
  const send=o=>{const s=JSON.stringify(o);c.stdin.write(`Content-Length: ${Buffer.byteLength(s)}\r\n\r\n${s}`)};
  const req=(method,params)=>new Promise((r,j)=>{wait.set(++id,[r,j]);send({jsonrpc:'2.0',id,method,params})});
  const note=(method,params)=>send({jsonrpc:'2.0',method,params});
  return {req,note,kill:()=>c.kill()};
}
