import { lsp } from './lsp.mjs'; import { collect, parts } from './names2.mjs'; import { decide } from './decide.mjs';
import { readFileSync, writeFileSync } from 'node:fs'; import { pathToFileURL, fileURLToPath } from 'node:url';
const root=process.argv[2]; const dry=process.argv.includes('--dry');
const W=new Set(['place','places','reach','patience','doing','hand','hands','face','faces']);
const manual=JSON.parse(readFileSync('/tmp/manual.json'));
const want=n=>parts(n).some(w=>W.has(w));
const skipFile=f=>/gateway\/documents\/(setting|letters|sheet)/.test(f);
const fallback={path:['pointer','at'],paths:['pointers'],location:['at','site'],position:['index'],index:['position'],scope:['allowed'],action:['open'],context:['records'],timeout:['limit'],found:['match'],display:['shown'],element:['host'],target:['into'],record:['known'],at:['steps']};
const s=lsp(root);
await s.req('initialize',{processId:process.pid,rootUri:pathToFileURL(root).href,capabilities:{workspace:{didChangeWatchedFiles:{dynamicRegistration:true}},textDocument:{hover:{contentFormat:['plaintext']}}}});
s.note('initialized',{});
const docs=new Map();
const open=f=>{ if(!docs.has(f)){ const text=readFileSync(root+'/'+f,'utf8'); docs.set(f,{text,v:1}); s.note('textDocument/didOpen',{textDocument:{uri:pathToFileURL(root+'/'+f).href,languageId:f.endsWith('x')?'typescriptreact':'typescript',version:1,text}});} return docs.get(f); };
const set=(f,text)=>{ const d=open(f); d.text=text; d.v++; s.note('textDocument/didChange',{textDocument:{uri:pathToFileURL(root+'/'+f).href,version:d.v},contentChanges:[{text}]}); if(!dry) writeFileSync(root+'/'+f,text); };
const off=(text,{line,character})=>{ let i=0; for(let l=0;l<line;l++) i=text.indexOf('\n',i)+1; return i+character; };
const hover=async(f,line,col)=>{ const h=await s.req('textDocument/hover',{textDocument:{uri:pathToFileURL(root+'/'+f).href},position:{line,character:col}}); const c=h?.contents; return (typeof c==='string'?c:c?.value??'').replace(/```\w*/g,'').replace(/\s+/g,' ').trim(); };
const topOf=(text,o)=>{ // chunk between top-level lines
  const lines=text.split('\n'); let a=0,b=text.length,i=0; const starts=[]; for(const l of lines){ if(/^(export|function|async|const|let|class|interface|type|abstract)/.test(l)) starts.push(i); i+=l.length+1; }
  for(const st of starts){ if(st<=o) a=st; else { b=st; break; } } return text.slice(a,b); };
const rank={type:0,member:1,function:2};
let done=0; const report=[]; const failed=new Set(); const map=[];
for(let round=0;round<1200;round++){
  // collect fresh each time is slow; collect once per file pass
  break;
}
const all=collect(root,want).filter(x=>!skipFile(x.f));
// types first
for(const x of all){ open(x.f); const line=x.text.split('\n')[x.line-1]; x.ccol=Buffer.from(line).subarray(0,x.col).toString().length; x.type=await hover(x.f,x.line-1,x.ccol); x.code=x.code.slice(0,140); x.to=decide(x,manual); }
all.sort((a,b)=>(rank[a.kind]??3)-(rank[b.kind]??3));
// track offsets: use markers by (file, occurrence index among same-name declarations)
for(const x of all){
  if(x.to===undefined||x.to===null||x.to===x.name){ if(x.to===undefined) report.push(`UNDECIDED ${x.f}:${x.line} ${x.name}`); continue; }
  const d=open(x.f);
  // find position now: same declaration line number (line count never changes), search name on that line
  const lines=d.text.split('\n'); const line=lines[x.line-1]; 
  const re=new RegExp(`(?<![\\w$#])${x.name}(?![\\w$])`,'g'); const cols=[...line.matchAll(re)].map(m=>m.index);
  if(cols.length===0) continue; // renamed already by another rename
  const oldLine=x.text.split('\n')[x.line-1]; const oldCols=[...oldLine.matchAll(re)].map(m=>m.index);
  const k=oldCols.indexOf(x.ccol); const col=cols.length===oldCols.length?cols[k]:cols[Math.min(k,cols.length-1)];
  const o=off(d.text,{line:x.line-1,character:col});
  const isLocal=!(x.kind==='member'||x.kind==='type'||x.kind==='function');
  let to=x.to; const top=x.kind==='type'||x.kind==='function'?d.text:topOf(d.text,o);
  const isArrow=/^param/.test(x.kind)&&/=>/.test(line)&&!/^\s*(export |async |private |static )*(function|constructor)\b/.test(line);
  const arrowText=()=>{ const t=d.text; let i=t.indexOf('=>',o); let depth=0; const a=i; for(i+=2;i<t.length;i++){ const c=t[i]; if('([{'.includes(c)) depth++; else if(')]}'.includes(c)){ depth--; if(depth<0) break; } else if(depth===0&&(c===';'||c===',')) break; } return t.slice(Math.max(0,t.lastIndexOf('(',o)),i); };
  const imported=[...d.text.matchAll(/^import (?:type )?(?:(\w+),? ?)?(?:\{([^}]*)\})?/gm)].flatMap(m=>[m[1],...(m[2]??'').split(',').map(q=>q.trim().replace(/^type /,'').split(' as ').at(-1))]);
  const scopeText=isArrow?arrowText():top;
  const clash=n=>x.kind!=='member'&&!isArrow&&imported.includes(n)||clash0(n);
  const clash0=n=>x.kind==='member'? new RegExp(`readonly ${n}\\??:`).test(top) : new RegExp(`(?<![.\\w$])${n}(?![\\w$'/-]|: (?![A-Z]|string|readonly|number))`).test(scopeText.replace(/'[^'\n]*'/g,"''").replace(/\/\*\*[\s\S]*?\*\//g,'').replace(/\/\/.*/g,''));
  if(clash(to)){ const alt=(fallback[to]??[]).find(n=>!clash(n)); if(!alt){ report.push(`CLASH ${x.f}:${x.line} ${x.kind} ${x.name} -> ${to} | ${x.code}`); continue; } to=alt; }
  let r; try{ r=await s.req('textDocument/rename',{textDocument:{uri:pathToFileURL(root+'/'+x.f).href},position:{line:x.line-1,character:col},newName:to}); }catch(e){ report.push(`ERR ${x.f}:${x.line} ${x.name} ${e.message}`); continue; }
  const changes=r?.changes??{}; const files=Object.keys(changes).map(u=>fileURLToPath(u).slice(root.length+1));
  if(files.length===0){ report.push(`NONE ${x.f}:${x.line} ${x.name}`); continue; }
  if(files.some(f=>f.startsWith('generated/')||f.startsWith('node_modules')||f.startsWith('engine/compiler/files/')||f.startsWith('..'))){ report.push(`GENERATED ${x.f}:${x.line} ${x.name}`); continue; }
  for(const [u,edits] of Object.entries(changes)){ const f=fileURLToPath(u).slice(root.length+1); const dd=open(f); let t=dd.text; const es=edits.map(e=>({a:off(t,e.range.start),b:off(t,e.range.end),n:e.newText})).sort((p,q)=>q.a-p.a); for(const e of es) t=t.slice(0,e.a)+e.n+t.slice(e.b); 
    t=t.replace(new RegExp(`(?<![\\w$.?])(${to}): \\1(?=\\s*[,}=])`,'g'),'$1'); set(f,t); }
  done++; map.push(`${x.f}\t${x.kind}\t${x.name}\t${to}`);
}
writeFileSync('/tmp/rename-map.tsv',map.join('\n')); console.log('done',done,'of',all.length); console.log(report.join('\n')); s.kill();
